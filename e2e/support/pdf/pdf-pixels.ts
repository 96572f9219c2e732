import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as it is painted. */
export interface PixelPage {
  /** Millimetres. */
  width: number;
  height: number;
  /** Colour at a point in millimetres from the top left, `#rrggbb`. */
  colourAt: (x: number, y: number) => string;
}

interface Surface {
  canvas: { width: number; height: number };
  context: {
    getImageData: (
      x: number,
      y: number,
      width: number,
      height: number,
    ) => { data: Uint8ClampedArray };
  };
}
interface SurfaceFactory {
  create: (width: number, height: number) => Surface;
  destroy: (surface: Surface) => void;
}

const PIXELS_PER_MM = 2;
const MM_PER_POINT = 25.4 / 72;

/** Paints every page of a PDF. Points of less than half a millimetre are told apart. */
export async function pdfPixels(bytes: Uint8Array): Promise<PixelPage[]> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await loading.promise;
    const factory = document.canvasFactory as SurfaceFactory;
    const pages: PixelPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: PIXELS_PER_MM * MM_PER_POINT });
      const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
      const surface = factory.create(width, height);
      const canvas = surface.canvas as unknown as HTMLCanvasElement;
      await page.render({ canvas, viewport }).promise;
      const { data } = surface.context.getImageData(0, 0, width, height);
      factory.destroy(surface);
      pages.push({
        width: width / PIXELS_PER_MM,
        height: height / PIXELS_PER_MM,
        colourAt: (x, y) => {
          const at = 4 * (Math.floor(y * PIXELS_PER_MM) * width + Math.floor(x * PIXELS_PER_MM));
          const channels = [...data.subarray(at, at + 3)];
          return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        },
      });
    }
    return pages;
  } finally {
    await loading.destroy();
  }
}

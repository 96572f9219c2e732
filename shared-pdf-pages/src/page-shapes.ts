import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { product, type Matrix } from './matrix.rules.ts';

/** A rectangle on the page, from the upper left corner in points. */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The operators of a page, as pdf.js lists them. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** What is drawn: of each filled or stroked path its bounds. */
export function shapesOf({ fnArray, argsArray }: Operators, page: Matrix): Shape[] {
  const shapes: Shape[] = [];
  const saved: Matrix[] = [];
  let matrix = page;
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at];
    switch (operator) {
      case OPS.save:
        saved.push(matrix);
        break;
      case OPS.restore:
        matrix = saved.pop() ?? matrix;
        break;
      case OPS.transform:
        matrix = product(matrix, args as Matrix);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(matrix);
        matrix = product(matrix, ((args as unknown[])[0] ?? [1, 0, 0, 1, 0, 0]) as Matrix);
        break;
      case OPS.paintFormXObjectEnd:
        matrix = saved.pop() ?? matrix;
        break;
      case OPS.constructPath: {
        const [paint, , bounds] = args as [number, unknown, ArrayLike<number> | null];
        if (bounds !== null && paint !== OPS.endPath) shapes.push(placed(bounds, matrix));
        break;
      }
    }
  }
  return shapes;
}

function placed(bounds: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Shape {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
  const corners = [
    [x0, y0],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

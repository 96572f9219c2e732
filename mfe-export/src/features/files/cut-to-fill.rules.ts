interface Size {
  width: number;
  height: number;
}

/** Which part of a picture stays, from 0 (left, top) to 1. */
export interface Place {
  x: number;
  y: number;
}

/** The part of a picture that fills a frame, without a change of its proportions. */
export function cutToFill(picture: Size, frame: Size, { x, y }: Place) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = frame.width * scale;
  const height = frame.height * scale;
  return { left: (picture.width - width) * x, top: (picture.height - height) * y, width, height };
}

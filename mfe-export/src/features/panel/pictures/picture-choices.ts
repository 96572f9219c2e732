/** A stored picture; without a `url` it could not be read and a placeholder is shown. */
export interface PictureChoice {
  id: string;
  url: string | undefined;
}

/** The user's pictures, as the page has them. */
export interface PictureChoices {
  state: 'loading' | 'ready' | 'failed';
  pictures: PictureChoice[];
  retry: () => void;
}

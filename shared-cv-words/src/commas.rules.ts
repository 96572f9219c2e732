/** A comma between names; within brackets it parts nothing. */
export const COMMA = /\s*,\s+(?![^(]*\))/u;
/** The same, but before what belongs to a name: "Mesa Verano, Inc." */
export const COMMA_OF_NAMES = new RegExp(
  String.raw`${COMMA.source}(?!(?:Inc|LLC|Ltd|GmbH|S\.|Co\b|e\.\s?V|PhD|MBA))`,
  'u',
);

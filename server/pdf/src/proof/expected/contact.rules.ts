/** An e-mail address within a word. */
export const EMAIL = /\S@\S+\.\S/;
/** A word that is another address. */
export const ADDRESS =
  /:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)+\/|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|es|eu)$/i;

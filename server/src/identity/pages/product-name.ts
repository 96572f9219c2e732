/** The name on the provider's pages; the only place of this room that knows it. */
export const PRODUCT_NAME = 'Sastre';

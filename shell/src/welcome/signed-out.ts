/** Parameter by which the app tells the welcome page that a session it knew of is over. */
export const SIGNED_OUT = 'signed-out';

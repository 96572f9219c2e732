/**
 * The last migration that a server must know to work on the tables as they are now. Migrations expand: they add what a
 * server of the release before does not see. One that takes something away comes a release later than the last server
 * that used it, and is then named here.
 */
export const NEEDS = '0008-history';

/** What a document that runs from right to left has beyond the looks of its template; columns and paddings turn by themselves. */
export const RIGHT_TO_LEFT_CSS = `
.name,.role,.title,.ltitle,.lname,.head,.org,.groups li,.contact .v,.langs .n{text-align:right}
`;

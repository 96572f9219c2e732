/**
 * What a document that runs from right to left has beyond the looks of its template; columns and paddings turn by
 * themselves. What runs the other way in it begins at the left edge as a whole.
 */
export const RIGHT_TO_LEFT_CSS = `
.name,.role,.title,.ltitle,.lname,.head,.org,.groups li,.contact .v,.langs .n{text-align:right}
.entry[dir=ltr] :is(.head,.org){text-align:left}
.rich>p:dir(ltr){margin-right:auto}
.name.tall{line-height:1.45}
`;

/** Added to a document from left to right in which something runs the other way: it ends at the right edge as a whole. */
export const LEFTWARDS_CSS = `
.entry[dir=rtl] :is(.head,.org){text-align:right}
.rich>p:dir(rtl){margin-left:auto}
`;

/** Words, folded, whose dot ends no sentence: "ca. 1.200". */
export const SHORTENED = /^(?:ca|approx|aprox|mio|mrd|mill|nr|num|inkl|max|min|bzw|st|stv|stellv)$/;

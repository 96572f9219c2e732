/** What the metadata of a PDF says of it. */
export interface XmpFacts {
  title: string;
  lang: string;
  author?: string | undefined;
  /** What it may be filed under, parted by commas. */
  keywords?: string | undefined;
  /** The program that it was made with. */
  maker: string;
  /** Whether it is PDF/A, level a, too. */
  isArchival: boolean;
  /** Whether a file is inside that is no PDF: part 2 of PDF/A forbids what part 3 allows. */
  holdsFile: boolean;
}

/** The packet of metadata of a PDF that is PDF/UA-1. */
export function xmpOf(facts: XmpFacts): string {
  const { title, author, keywords, lang, maker, isArchival, holdsFile } = facts;
  const creator = author
    ? `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>\n`
    : '';
  const filed = keywords ? `<pdf:Keywords>${escapeXml(keywords)}</pdf:Keywords>\n` : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
${isArchival ? archival(holdsFile ? 3 : 2) : ''}<pdfuaid:part>1</pdfuaid:part>
<xmp:CreatorTool>${maker}</xmp:CreatorTool>
<pdf:Producer>${maker}</pdf:Producer>
${filed}<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${escapeXml(lang)}</rdf:li></rdf:Bag></dc:language>
${creator}</rdf:Description>
${UA_SCHEMA}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

function archival(part: 2 | 3): string {
  return `<pdfaid:part>${part}</pdfaid:part>\n<pdfaid:conformance>A</pdfaid:conformance>\n`;
}
// PDF/A knows nothing of PDF/UA: what says so must be described where it stands.
const UA_SCHEMA = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 that the document follows</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

// XML 1.0 has no place for control characters, not even escaped.
const CONTROL = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function escapeXml(text: string): string {
  return text
    .replace(CONTROL, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

const PATHS = {
  bold: 'M5 3h4a2.5 2.5 0 0 1 0 5H5zM5 8h4.7a2.5 2.5 0 0 1 0 5H5z',
  italic: 'M7 3h5M4 13h5M9.6 3 6.4 13',
  underline: 'M4.500 2.500v5a3.500 3.500 0 0 0 7 0v-5M3.500 13.500h9',
  bulletList: 'M6.500 4H14M6.500 8H14M6.500 12H14M2.500 4h.1M2.500 8h.1M2.500 12h.1',
  numberedList: 'M7.500 4H14M7.500 8H14M7.500 12H14M2.200 3l1.200-.700V6M2 10h2.400L2 13h2.500',
  alignLeft: 'M2 3.500h12M2 8h7.500M2 12.500h10',
  alignCenter: 'M2 3.500h12M4.300 8h7.400M3 12.500h10',
  alignRight: 'M2 3.500h12M6.500 8H14M4 12.500h10',
  alignJustify: 'M2 3.500h12M2 8h12M2 12.500h12',
  link: 'M6.500 9.500l3-3M7 4.500l1.500-1.500a3 3 0 0 1 4.300 4.300L11.300 8.800M9 11.500 7.500 13a3 3 0 0 1-4.300-4.300L4.700 7.200',
  undo: 'M5.500 2.500l-3 3 3 3M2.500 5.500H10a3.800 3.800 0 0 1 0 7.500H6',
  redo: 'M10.500 2.500l3 3-3 3M13.500 5.500H6A3.800 3.800 0 0 0 6 13h4',
};

export type ToolName = keyof typeof PATHS;

export function ToolIcon({ name }: { name: ToolName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 2 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

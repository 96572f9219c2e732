const shapes = {
  right: 'M3 8h9.5M9 4.5 12.5 8 9 11.5',
  left: 'M13 8H3.5M7 4.5 3.5 8 7 11.5',
  up: 'm4 10 4-4 4 4',
  down: 'm4 6 4 4 4-4',
  previous: 'm10 3.5-4.5 4.5 4.5 4.5',
  next: 'm6 3.5 4.5 4.5L6 12.5',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  close: 'm4 4 8 8M12 4l-8 8',
  check: 'm3 8.5 3.2 3L13 4.5',
  warn: 'M8 5.5v3.2M8 11.2v.1M7.1 2.4 1.6 12a1 1 0 0 0 .9 1.5h11a1 1 0 0 0 .9-1.5L8.9 2.4a1 1 0 0 0-1.8 0z',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.3v3.4M8 5.1v.1',
  download: 'M8 2.5v8M4.7 7.6 8 10.9l3.3-3.3M3 13.5h10',
  upload: 'M8 10.8v-8M4.7 5.7 8 2.4l3.3 3.3M3 13.5h10',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 2 2.4 4 2.4 6S10 12 8 14C6 12 5.6 10 5.6 8S6 4 8 2z',
  trash: 'M2.5 4h11M6 4V2.5h4V4M4 4l.6 9.5h6.8L12 4',
  edit: 'm10.5 3 2.5 2.5L5.5 13H3v-2.5z',
  external: 'M9.5 2.5h4v4M13.3 2.7 7.5 8.5M12 9.5v4H2.5V4h4',
  none: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM3.8 3.8l8.4 8.4',
  tailor: 'M2.5 2.5h7v11h-7zM4.5 5.5h3M4.5 8h3M13.5 8H11M12 6.5 10.5 8 12 9.5',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1',
  document: 'M3.5 2h6l3 3v9h-9zM5.5 7h5M5.5 9.5h5M5.5 12h3',
  plan: 'M2 3.5h12v9H2zM2 6.5h12M4.5 10h2.5',
  bulb: 'M6 13.5h4M6.3 11.5C4.9 10.7 4 9.3 4 7.6a4 4 0 0 1 8 0c0 1.7-.9 3.1-2.3 3.9z',
  leaf: 'M3 13c0-6 3.5-9.5 10-10 .3 6.5-3 10-8 10M3 13c1.5-3 3.5-5 6-6.5',
  user: 'M8 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.6-2.6 2.7-4 5.5-4s4.9 1.4 5.5 4',
  picture: 'M2 3h12v10H2zM2 11l3.5-3.5 2.5 2.5 2-2 4 3.5M10.5 5.5h.1',
  eye: 'M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  grip: 'M6 4h.1M10 4h.1M6 8h.1M10 8h.1M6 12h.1M10 12h.1',
  menu: 'M3 4.5h10M3 8h10M3 11.5h10',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  spark: 'M8 2v3M8 11v3M2 8h3M11 8h3M4.3 4.3l1.5 1.5M10.2 10.2l1.5 1.5',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H10a3.5 3.5 0 0 1 0 7H6',
  redo: 'm10.5 3 3 3-3 3M13.5 6H6a3.5 3.5 0 0 0 0 7h4',
  history: 'M3.2 6.2A5.3 5.3 0 1 1 2.7 8.6M2.6 3v3.3h3.3M8 5.2V8l2 1.4',
  duplicate: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1.3-1.3a2.9 2.9 0 0 1 4.1 4.1L11 8.7M9 11.5l-1.3 1.3a2.9 2.9 0 0 1-4.1-4.1L5 7.3',
} as const;

export type IconName = keyof typeof shapes;
/** Names of the icons, as a dashboard card may use them. */
export const iconNames = Object.keys(shapes) as IconName[];

/** True for the name of an icon; names from a registry may be unknown. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name);
}

/** A line icon of `size` px in the colour of the text: decoration, never the only name of a control. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

import type { ReactNode } from 'react';

type Line = readonly [x: number, y: number, length: number];

function Sheet({
  x = 8,
  y = 7,
  className = 'v-paper',
}: {
  x?: number;
  y?: number;
  className?: string;
}) {
  return <rect className={className} x={x} y={y} width="40" height="54" rx="3.5" />;
}

function Lines({ at }: { at: readonly Line[] }) {
  return (
    <path className="v-line" d={at.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')} />
  );
}

/** A sheet with words on it. */
const plain = (
  <>
    <Sheet />
    <Lines
      at={[
        [15, 18, 16],
        [15, 26, 26],
        [15, 34, 26],
        [15, 42, 19],
      ]}
    />
  </>
);
const exported = (
  <>
    {plain}
    <circle className="v-fill" cx="57" cy="47" r="15" />
    <path className="v-on" d="M57 39.5v13M51.5 47.5l5.5 5.5 5.5-5.5" />
  </>
);
const edited = (
  <>
    <Sheet />
    <circle className="v-soft" cx="20.5" cy="19.5" r="5.5" />
    <path
      className="v-fine"
      d="M17.5 23.5c.8-2.6 5.2-2.6 6 0M20.5 19.6a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z"
    />
    <Lines
      at={[
        [31, 18, 10],
        [15, 34, 26],
        [15, 42, 26],
        [15, 50, 14],
      ]}
    />
    <path className="v-act v-over" d="m67 22 5.5 5.5-22 22-7.5 2 2-7.5z" />
    <path className="v-act" d="m62.5 26.5 5.5 5.5" />
  </>
);
const tailored = (
  <>
    <path className="v-mark" d="M15 29h26M15 45h17" />
    <Sheet className="v-paper v-clear" />
    <Lines
      at={[
        [15, 18, 16],
        [15, 29, 26],
        [15, 37, 26],
        [15, 45, 17],
      ]}
    />
    <path className="v-act" d="M54 13h21v22H54zM58 19.5h13M58 24h13M58 28.5h8" />
    <path className="v-act" d="M62 45H52M55.5 41.5 52 45l3.5 3.5" />
  </>
);
const listed = (
  <>
    <Sheet x={26} y={3} className="v-paper v-faint" />
    <Sheet x={17} />
    <Sheet y={11} />
    <path className="v-mark" d="M15 32h20" />
    <Lines
      at={[
        [15, 22, 15],
        [15, 32, 20],
        [15, 40, 26],
        [15, 48, 26],
      ]}
    />
  </>
);
const paid = (
  <>
    <rect className="v-paper" x="8" y="15" width="62" height="41" rx="5" />
    <path className="v-fill" d="M8 25h62v8H8z" />
    <Lines at={[[15, 43, 17]]} />
    <path className="v-act" d="m52 46 3.5 3.5 7.5-8" />
  </>
);
const person = (
  <>
    <circle className="v-paper" cx="38" cy="34" r="27" />
    <circle className="v-soft" cx="38" cy="28" r="8.5" />
    <path
      className="v-act"
      d="M38 36.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM20.5 53.5c3-8 9.5-12 17.5-12s14.5 4 17.5 12"
    />
  </>
);
const brought = (
  <>
    {plain}
    <circle className="v-fill" cx="57" cy="47" r="15" />
    <path className="v-on" d="M57 54.5v-13M51.5 46.5l5.5-5.5 5.5 5.5" />
  </>
);

/** By the icon names that a card may use. */
const drawings: Readonly<Record<string, ReactNode>> = {
  download: exported,
  export: exported,
  upload: brought,
  edit: edited,
  tailor: tailored,
  list: listed,
  plan: paid,
  card: paid,
  user: person,
  account: person,
};

/** The drawing of a card; a name that nobody knows gets a plain sheet. */
export function Vignette({ name }: { name: string }) {
  return (
    <svg className="vignette" viewBox="7 1 84 68" aria-hidden="true">
      {Object.hasOwn(drawings, name) ? drawings[name] : plain}
    </svg>
  );
}

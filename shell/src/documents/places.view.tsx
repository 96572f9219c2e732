import { PRODUCT_NAME } from '@sastre/shared-ui';
import type { ReactNode } from 'react';

/** Where the server puts something: markup that it makes of its configuration. Without it nothing is there. */
export function Place({ name }: { name: string }) {
  return <template data-place={name} />;
}

/** What is there only where the server has something of that name, or only where it has not. */
export function When(props: { has?: string; lacks?: string; children: ReactNode }) {
  const { has, lacks } = props;
  return (
    <>
      <template data-place={has === undefined ? `lacks:${lacks}` : `has:${has}`} />
      {props.children}
      <template data-place={`end:${has ?? lacks}`} />
    </>
  );
}

/** A text whose `{{name}}` places are the product's name, what is given for them, or the server's. */
export function Filled({ text, parts = {} }: { text: string; parts?: Record<string, ReactNode> }) {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    if (part === 'product') return PRODUCT_NAME;
    return <span key={index}>{parts[part] ?? <Place name={part} />}</span>;
  });
}

/** React writes no comments: places are marked by elements that are exchanged here. */
export function withPlaces(markup: string): string {
  return markup.replace(/<template data-place="([\w:-]+)"><\/template>/g, '<!--$1-->');
}

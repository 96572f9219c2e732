import type { Cv } from '@sastre/shared-contracts/api';
import { useLanguage, useShell, useT } from '@sastre/shared-contracts/shell';
import { Button, Note } from '@sastre/shared-ui';
import { templateOf } from '@sastre/shared-cv-document';
import { useRef, useState, type KeyboardEvent } from 'react';
import { logged } from '../document/print/logged.ts';
import styles from './files-menu.module.css';
import { makeFiles, saveFile, textOf, type FileKind } from './make-file.effects.ts';
import { wordPicture } from './word-picture.effects.ts';

const ITEMS = ['word', 'text', 'copy', 'json'] as const;
type Item = (typeof ITEMS)[number];
interface Outcome {
  texts: readonly string[];
  tone: 'error' | 'warn' | 'info';
}

interface Props {
  cv: Cv;
  /** What was downloaded last: what is said here of a file before it goes. */
  printed: unknown;
}

/** What a CV can be had as beside the PDF. */
export function FilesMenu({ cv, printed }: Props) {
  const t = useT();
  const language = useLanguage();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [before, setBefore] = useState(printed);
  if (before !== printed) {
    setBefore(printed);
    setOutcome(undefined);
  }
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const focusButton = () => button.current?.querySelector('button')?.focus();
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function close(): void {
    setOpen(false);
    focusButton();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (to !== undefined) all.at(to % all.length)?.focus();
    if (event.key === 'Escape' || to !== undefined) event.preventDefault();
  }
  async function choose(item: Item): Promise<void> {
    close();
    setOutcome(undefined);
    setBusy(true);
    try {
      const done = t(`formats.done.${doneName(item, cv)}`);
      if (item === 'copy') await navigator.clipboard.writeText(textOf(cv, language));
      const isWhole = item === 'copy' || (await save(item));
      setOutcome(
        isWhole
          ? {
              texts: [done, ...moreOf(item, cv).map((more) => t(`formats.done.${more}`))],
              tone: 'info',
            }
          : { texts: [done, t('formats.done.withoutPicture')], tone: 'warn' },
      );
    } catch (error) {
      logged(`Error making a file (${item}):`, error);
      setOutcome({ texts: [t(`formats.failed.${item}`)], tone: 'error' });
    }
    setBusy(false);
  }
  /** False: the photo is not in it. */
  async function save(kind: FileKind): Promise<boolean> {
    const files = await makeFiles(kind, cv, language, (shown) => wordPicture(shell, shown));
    files.forEach(saveFile);
    shell.analytics.track('cv_file_exported', { kind });
    return files.every(({ lacksPicture }) => lacksPicture !== true);
  }
  return (
    <div className={styles.files}>
      <div ref={button} className={styles.anchor}>
        <Button
          busy={isBusy}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('formats.label')}
        </Button>
        {isOpen && (
          <div
            ref={(element) => {
              menu.current = element;
              element?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
            }}
            role="menu"
            aria-label={t('formats.label')}
            className={styles.menu}
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget, currentTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setOpen(false);
            }}
          >
            {ITEMS.map((item) => (
              <button
                key={item}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={() => void choose(item)}
              >
                {t(`formats.${item}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      <div role="status" className={styles.outcome}>
        {outcome !== undefined && <Note tone={outcome.tone}>{outcome.texts.join(' ')}</Note>}
      </div>
    </div>
  );
}

/** A Word file has one column; who laid the CV out in two is told. */
function doneName(item: Item, { tailored }: Cv): Item | 'wordOneColumn' {
  if (item !== 'word') return item;
  const isTwo =
    tailored !== undefined && templateOf(tailored.pdfOptions.template).columns === 'two';
  return isTwo ? 'wordOneColumn' : item;
}

/** What a file of the data holds beside what the sheet shows. */
function moreOf(item: Item, { tailored }: Cv): ('jsonWhole' | 'withLetter')[] {
  if (item !== 'json') return [];
  const hasLetter = (tailored?.coverLetter ?? '').trim() !== '';
  return hasLetter ? ['jsonWhole', 'withLetter'] : ['jsonWhole'];
}

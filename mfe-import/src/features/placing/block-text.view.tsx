import { useT } from '@sastre/shared-contracts/shell';
import { Button, cx, Icon } from '@sastre/shared-ui';
import { useState } from 'react';
import { beginningOf, CUT, isLong } from './long-text.rules.ts';
import styles from './placing.module.css';

interface Props {
  id: string;
  /** What it is called. */
  name: string;
  text: string;
}

/** What a block says. A long one fades out, and is shown whole on demand. */
export function BlockText({ id, name, text }: Props) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const isCut = isLong(text) && !isWhole;
  return (
    <div>
      <p className={cx(styles.text, isCut && styles.cut)} id={id}>
        {isCut ? beginningOf(text, CUT) : text}
      </p>
      {isLong(text) && (
        <Button
          size="s"
          variant="text"
          aria-expanded={isWhole}
          aria-label={`${name}: ${t(isWhole ? 'loose.less' : 'loose.whole')}`}
          onClick={() => setWhole(!isWhole)}
        >
          <Icon name={isWhole ? 'up' : 'down'} />
          {t(isWhole ? 'loose.less' : 'loose.whole')}
        </Button>
      )}
    </div>
  );
}

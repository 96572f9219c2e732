import { Button, Card, PageHead } from '@sastre/shared-ui';
import frame from '../routing/frame.module.css';

/** Stands for the whole site when it cannot start: one sentence, one way on. */
export function BootScreen({
  text,
  action,
  onAction,
}: {
  text: string;
  action: string;
  onAction: () => void;
}) {
  return (
    <main className={frame.main}>
      <Card className={frame.notice}>
        <PageHead title={text} />
        <Button variant="filled" onClick={onAction}>
          {action}
        </Button>
      </Card>
    </main>
  );
}

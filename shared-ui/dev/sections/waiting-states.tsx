import {
  Button,
  Card,
  EmptyState,
  Loading,
  Note,
  Skeleton,
  Spinner,
  Toast,
} from '../../src/index.ts';
import { Group, Row } from './group.tsx';
import styles from '../states.module.css';

/** Loading, empty, error, warning, success. */
export function WaitingStates() {
  return (
    <>
      <Card as="section" aria-label="Loading" className={styles.group}>
        <h2>Loading</h2>
        <Loading text="Loading your CV...">
          <Skeleton shape="title" />
          <Skeleton width={25} />
          <Skeleton lines={3} />
        </Loading>
      </Card>
      <Group title="Skeletons">
        <Row>
          <Skeleton shape="round" />
          <Skeleton shape="button" />
        </Row>
        <Skeleton shape="field" />
        <Skeleton shape="block" />
      </Group>
      <Group title="Loading without a layout, and spinners">
        <Loading text="Checking your plan…" />
        <Row>
          <Spinner />
          <Spinner size="l" label="One moment" />
        </Row>
      </Group>
      <EmptyState
        title="No CV data"
        help="Add your details once; everything else builds on them."
        action={<Button variant="filled">Input your data</Button>}
      />
      <div className={styles.group}>
        <Note tone="error">Error: Failed to fetch CV</Note>
        <Note tone="warn">You have reached your usage limits for this feature.</Note>
        <Note tone="info">Changes made here are saved at once.</Note>
        <Note tone="info" icon="edit">
          Changes here do not affect your main CV.
        </Note>
        <Toast>CV saved successfully!</Toast>
        <Toast
          action={
            <Button variant="text" size="s">
              Undo
            </Button>
          }
        >
          Restored the CV
        </Toast>
      </div>
    </>
  );
}

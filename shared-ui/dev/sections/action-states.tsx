import { useState } from 'react';
import {
  Button,
  buttonClass,
  Icon,
  IconButton,
  Note,
  Tabs,
  TabPanel,
  type ButtonVariant,
} from '../../src/index.ts';
import { Group, Row } from './group.tsx';

const VARIANTS: { variant: ButtonVariant; label: string }[] = [
  { variant: 'filled', label: 'Save CV' },
  { variant: 'outline', label: 'Cancel' },
  { variant: 'text', label: 'Link button' },
  { variant: 'danger', label: 'Delete My Account' },
];
const TABS = ['Personal', 'Experience', 'Education', 'Skills', 'Cover Letter'].map((label) => ({
  id: label,
  label,
}));

/** Buttons, the armed destructive one, tabs. */
export function ActionStates() {
  return (
    <>
      {VARIANTS.map(({ variant, label }) => (
        <Group key={variant} title={`Button, ${variant}`}>
          <Row>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} data-look="hover">
              Hover
            </Button>
            <Button variant={variant} data-look="focus">
              Focus
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
          {(['s', 'm', 'l'] as const).map((size) => (
            <BusyPair key={size} variant={variant} size={size} label={label} />
          ))}
        </Group>
      ))}
      <Group title="Button, with an icon, as a link, full width">
        <Row>
          <Button variant="filled">
            <Icon name="download" />
            Download
          </Button>
          <a className={buttonClass('outline', 's')} href="#open">
            Open
          </a>
        </Row>
        <Button variant="filled" block>
          Get Started
        </Button>
        <Button variant="filled" disabled>
          Next
        </Button>
        <p>Fill in the fields marked * to go on</p>
      </Group>
      <Group title="Icon button, plain and danger">
        {(['plain', 'danger'] as const).map((tone) => (
          <Row key={tone}>
            <IconButton tone={tone} label={`Icon button, ${tone}`}>
              <Icon name="trash" />
            </IconButton>
            <IconButton tone={tone} label={`Icon button, ${tone}, hover`} data-look="hover">
              <Icon name="trash" />
            </IconButton>
            <IconButton tone={tone} label={`Icon button, ${tone}, focus`} data-look="focus">
              <Icon name="trash" />
            </IconButton>
            <IconButton tone={tone} label={`Icon button, ${tone}, idle`} idle>
              <Icon name="trash" />
            </IconButton>
          </Row>
        ))}
      </Group>
      <Armed />
      <SomeTabs />
    </>
  );
}

function BusyPair(props: { variant: ButtonVariant; size: 's' | 'm' | 'l'; label: string }) {
  const { variant, size, label } = props;
  return (
    <Row>
      <Button variant={variant} size={size}>
        {label}
      </Button>
      <Button variant={variant} size={size} busy>
        {label}
      </Button>
    </Row>
  );
}

function Armed() {
  const [armed, setArmed] = useState(true);
  return (
    <Group title="Destructive, armed">
      <Row>
        <Button
          variant="danger"
          armed={armed}
          onClick={() => setArmed(!armed)}
          onBlur={() => setArmed(false)}
          onKeyDown={({ key }) => key === 'Escape' && setArmed(false)}
        >
          {armed ? 'Click again to confirm' : 'Delete My Account'}
        </Button>
        <Button variant="danger" armed data-look="focus">
          Click again to confirm
        </Button>
      </Row>
      {armed && <Note tone="error">This deletes the account and all CVs for good.</Note>}
    </Group>
  );
}

function SomeTabs() {
  const [active, setActive] = useState('Experience');
  return (
    <Group title="Tabs">
      <Tabs label="Sections of the CV" tabs={TABS} active={active} onChange={setActive} />
      <TabPanel tab={active}>{active}</TabPanel>
    </Group>
  );
}

import { useState } from 'react';
import { Checkbox, MonthField, SelectField, TextArea, TextField } from '../../src/index.ts';
import { Group, Row } from './group.tsx';

const ignore = () => undefined;
const LEVELS = ['Beginner', 'Intermediate', 'Advanced'].map((value) => ({ value, label: value }));
const MONTH_TEXTS = { month: 'Month', year: 'Year', incomplete: 'Enter the year with four digits' };

/** Every field: plain, required, with a hint, focused, wrong, disabled. */
export function FieldStates() {
  return (
    <>
      <Group title="Text field">
        <TextField label="Full name" value="Ana María Fernández" onChange={ignore} required />
        <TextField label="Email" value="" onChange={ignore} hint="Shown in the CV" />
        <TextField label="Website" value="ana.example" onChange={ignore} data-look="focus" />
        <TextField
          label="Position"
          value=""
          onChange={ignore}
          required
          error="Enter your position"
        />
        <TextField label="End date" value="2026-11" onChange={ignore} disabled />
      </Group>
      <Group title="Text area">
        <TextArea label="Professional summary" value="Data analyst." onChange={ignore} />
        <TextArea label="Job description" value="" onChange={ignore} error="Paste the advert" />
        <TextArea label="Notes" value="Locked while busy" onChange={ignore} disabled />
      </Group>
      <Group title="Select and checkbox">
        <SelectField label="Level" value="Advanced" onChange={ignore} options={LEVELS} required />
        <SelectField
          label="Skill level"
          value="Beginner"
          onChange={ignore}
          options={LEVELS}
          error="Choose a level"
        />
        <SelectField
          label="Language level"
          value="Beginner"
          onChange={ignore}
          options={LEVELS}
          disabled
        />
        <Boxes />
      </Group>
      <Months />
    </>
  );
}

function Boxes() {
  const [ticked, setTicked] = useState(true);
  return (
    <>
      <Checkbox label="Include" checked={ticked} onChange={setTicked} hint="In the CV" />
      <Row>
        <Checkbox label="Off" checked={false} onChange={ignore} />
        <Checkbox label="Off, disabled" checked={false} onChange={ignore} disabled />
        <Checkbox label="On, disabled" checked onChange={ignore} disabled />
      </Row>
    </>
  );
}

function Months() {
  const [start, setStart] = useState('2024-03');
  const shared = { language: 'en', texts: MONTH_TEXTS };
  return (
    <Group title="Month field">
      <MonthField {...shared} label="Start date" value={start} onChange={setStart} required />
      <MonthField
        {...shared}
        label="End date"
        value=""
        onChange={ignore}
        error="Enter the end date"
      />
      <MonthField {...shared} label="Until" value="2026" onChange={ignore} disabled />
    </Group>
  );
}

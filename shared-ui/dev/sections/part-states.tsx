import { useState } from 'react';
import { Chip, Icon, iconNames, Meter, ProgressBar, Tag } from '../../src/index.ts';
import { Group, Row } from './group.tsx';
import styles from '../states.module.css';

/** Chips, tags, meter, progress, icons. */
export function PartStates() {
  const [skills, setSkills] = useState(['SQL', 'Python', 'Stakeholder management']);
  return (
    <>
      <Group title="Chips and tags">
        <Row>
          <Chip label="Cloud certificate" />
          {skills.map((skill) => (
            <Chip
              key={skill}
              label={skill}
              removeLabel={`Remove ${skill}`}
              onRemove={() => setSkills(skills.filter((one) => one !== skill))}
            />
          ))}
        </Row>
        <Row>
          <Tag>Starter</Tag>
          <Tag tone="primary">Current plan</Tag>
          <Tag tone="mark">Tailored</Tag>
        </Row>
      </Group>
      <Group title="Meter and progress">
        <p>AI today 3 of 5</p>
        <Meter used={3} limit={5} label="AI use today" />
        <p>AI this week 5 of 5</p>
        <Meter used={5} limit={5} label="AI use this week" />
        <p>Tailoring, 40 %</p>
        <ProgressBar value={40} label="Tailoring" />
      </Group>
      <Group title="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size={20} />
              {name}
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}

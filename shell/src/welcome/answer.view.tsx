import { legalPath } from '@sastre/shared-contracts/routes';
import { Filled, When } from '../documents/places.view.tsx';
import type { WelcomeTexts } from './welcome.texts.ts';

/** An answer; where it names an address that is not configured, what is true without it. */
export function Answer({ text = '', texts }: { text: string | undefined; texts: WelcomeTexts }) {
  const address = (['support', 'contact'] as const).find((name) => text.includes(`{{${name}}}`));
  if (address === undefined) return <Filled text={text} />;
  const { imprint, nothing } = texts.nowhere[address];
  const link = <a href={legalPath('imprint')}>{texts.imprint}</a>;
  return (
    <>
      <When has={address}>
        <Filled text={text} />
      </When>
      <When lacks={address}>
        <When has="imprint">
          <Filled text={imprint} parts={{ imprint: link }} />
        </When>
        <When lacks="imprint">{nothing}</When>
      </When>
    </>
  );
}

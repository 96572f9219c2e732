import { oncePerText } from '@sastre/shared-once';
import { findTools } from '../ad/terms.rules.ts';
import { askedWords } from '../ad/asked-words.ts';
import { sentencesOf } from '../words/sentences.rules.ts';
import { fold, stem, words } from '../words/stem.rules.ts';
import { pattern } from '../words/pattern.ts';

/** Wanted, begun or seen in a course alone: a person who says so does not have it yet. Folded. */
const WISHED = pattern('u')`
  (?<!\p{L})(?:
    next on my (?:reading )?list|on my reading list|would (?:like|love) to learn|want(?:ed)? to learn|(?:keen|eager) to learn|
    hop(?:e|ing) to learn|nothing in production|not (?:yet )?used in production|evening course|only a (?:course|tutorial)|
    just a (?:course|tutorial)|exams? planned|part[- ]qualified|not yet (?:used|finished|qualified|passed)|
    me gustaria (?:aprender|formarme)|quiero aprender|solo un (?:tutorial|curso)|aun no (?:lo|la|he)|
    grundlagenkurs|schnupperkurs|nur ein (?:kurs|tutorial)|(?:mochte|wurde gern|will) .{0,60}(?:lernen|einarbeiten)|
    noch nicht (?:eingesetzt|verwendet|abgeschlossen|produktiv)|
    en tramite|en proceso de (?:obtencion|obtener)|(?:schein|zertifikat|lizenz|prufung) (?:ist )?(?:beantragt|in bearbeitung)|
    (?:licen[cs]e|certificate|card|exam) (?:applied for|pending|still being processed)
  )(?!\p{L})`;

/**
 * Said not to be one's own: "nicht in der Oper", "no experience of opera". Folded, the part of a sentence behind
 * its comma.
 */
const NOT_IN = pattern('u')`
  (?:^|,\s)(?:aber |but |pero )?(?:
    nicht (?:in|an|mit|bei|auf)|not (?:in|with|on|at)|no (?:en|con)|keine? (?:erfahrung|kenntnisse)|(?:no|without) (?:experience|knowledge)|
    sin (?:experiencia|conocimientos)
  )(?!\p{L})`;

/** Each fact is asked for each requirement. */
const MOST_ASKED = 5_000;
const saysWish = oncePerText(MOST_ASKED, (folded) => WISHED.test(folded) || NOT_IN.test(folded));

/** Helping is no leading: what an ad wants led, owned or answered for. Folded. */
const LEADS =
  /^(?:lead|own|manage|head|direct|leiten|leitung|fuhren|fuhrung|verantworten|dirigir|liderar|leitest|fuhrst|verantwortest)(?!\p{L})/u;
const HELPED =
  /^(?:i )?(?:helped|assisted|supported|unterstutz\p{L}{1,4}|mithilfe|mitarbeit|ayude|apoye|asisti|colabore)(?!\p{L})/u;

/** Whether a fact names a thing only as one that the person wants, has begun or has helped another with. */
export function isOnlyWished(
  { kind, key, term, anyOf }: { kind: string; key: string; term: string; anyOf: readonly string[] },
  { id, text, folded }: { id: string; text: string; folded: string },
): boolean {
  if (kind === 'duty' && HELPED.test(folded) && LEADS.test(fold(term))) return true;
  if (!saysWish(folded) || id.startsWith('education[')) return false;
  const asked = new Set(askedWords(term).core.map(stem));
  const naming = sentencesOf(text)
    .flatMap((sentence) =>
      sentence.split(/;\s|,\s(?=(?:aber )?(?:nicht|not|no|kein\w*|sin|without)\s)/iu),
    )
    .filter((sentence) =>
      kind === 'tool'
        ? findTools(sentence).some((tool) => tool === key || anyOf.includes(tool))
        : words(sentence).some((word) => asked.has(stem(word))),
    );
  return (
    naming.length > 0 &&
    naming.every((sentence) => [WISHED, NOT_IN].some((sign) => sign.test(fold(sentence))))
  );
}

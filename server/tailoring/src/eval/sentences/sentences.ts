import { accountantSentences, designerSentences } from './accountant-designer.sentences.ts';
import { carpenterSentences, sellerSentences } from './carpenter-seller.sentences.ts';
import { developerSentences, dispatcherSentences } from './developer-dispatcher.sentences.ts';
import type { LabelledSentence } from './labelled.ts';
import { electricianSentences, nurseSentences } from './nurse-electrician.sentences.ts';
import { driverSentences, scientistSentences } from './scientist-driver.sentences.ts';
import { cookSentences, teacherSentences } from './teacher-cook.sentences.ts';

/** All labelled sentences. */
export const SENTENCES: readonly LabelledSentence[] = [
  ...nurseSentences,
  ...electricianSentences,
  ...developerSentences,
  ...dispatcherSentences,
  ...teacherSentences,
  ...cookSentences,
  ...accountantSentences,
  ...designerSentences,
  ...carpenterSentences,
  ...sellerSentences,
  ...scientistSentences,
  ...driverSentences,
];

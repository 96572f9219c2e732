import type { DocumentLanguage } from '@sastre/shared-contracts/api';

/** Names of the months, January first. */
type MonthNames = Record<'short' | 'long', readonly string[]>;

/** Of languages for which browsers have none of their own (Unicode CLDR). */
export const MONTHS: Partial<Record<DocumentLanguage, MonthNames>> = {
  ka: {
    short: 'იან. თებ. მარ. აპრ. მაი. ივნ. ივლ. აგვ. სექ. ოქტ. ნოე. დეკ.'.split(' '),
    long: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(
      ' ',
    ),
  },
  hy: {
    short: 'հնվ փտվ մրտ ապր մյս հնս հլս օգս սեպ հոկ նոյ դեկ'.split(' '),
    long: 'հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր'.split(
      ' ',
    ),
  },
};

import type { LanguageSkill, Skill } from '@sastre/shared-contracts/api';
import { named } from './named.ts';

/** What files call the levels of skills in en, es, de, fr, it, pt and pl, folded. */
export const SKILL_WORDS: Readonly<Record<Skill['level'], readonly string[]>> = {
  Expert: named(`
    expert | expert level | master | mastery | experte | expertin | expertenkenntnisse | experten |
    experta | experto | nivel experto | esperto | esperta | especialista | perito | ekspert |
    ekspercki | sehr gut | sehr gute kenntnisse | excellent | excelente | ausgezeichnet | uitstekend | zeer goed |
    hervorragend | eccellente | ottimo | biegly | biegle | bardzo dobry | bardzo dobra |
    bardzo dobra znajomosc | 5 5 | 5 of 5
  `),
  Advanced: named(`
    advanced | advanced level | gevorderd | proficient | very good | strong | fortgeschritten |
    fortgeschrittene kenntnisse | weit fortgeschritten | avanzado | avanzada | nivel avanzado |
    alto | nivel alto | muy bueno | avance | avancee | niveau avance | confirme | maitrise |
    tres bon | tres bonne maitrise | avanzato | avanzata | livello avanzato | avancado | avancada |
    nivel avancado | zaawansowany | zaawansowana | gut | dobry | dobra | dobra znajomosc | buono |
    buona conoscenza | bon | bonne maitrise | bom | 4 5 | 4 of 5
  `),
  Intermediate: named(`
    intermediate | intermediate level | middle | gemiddeld | goed | competent | mittel | mittlere kenntnisse | gute kenntnisse |
    solide kenntnisse | solide | intermedio | intermedia | nivel intermedio | medio | nivel medio |
    intermediaire | niveau intermediaire | livello intermedio | intermediario | intermediaria |
    nivel intermediario | sredni | srednia | srednio zaawansowany | sredniozaawansowany | good |
    working knowledge | conocimientos medios | 3 5 | 3 of 5
  `),
  Beginner: named(`
    beginner | basic | basiskennis | basis | beginnend | basic knowledge | basics | novice | elementary | familiar | anfanger |
    grundkenntnisse | grundlagen | grundlegend | basico | basica | nivel basico | principiante |
    nociones | debutant | niveau debutant | notions | bases | base | di base | livello base |
    elementare | iniciante | nocoes | podstawowy | podstawowa | podstawy | poczatkujacy | 1 5 | 2 5
    | 1 of 5 | 2 of 5
  `),
};

/** What files say of how well a language is spoken, folded; of several, the longest tells most. */
export const LANGUAGE_WORDS: Readonly<Record<LanguageSkill['level'], readonly string[]>> = {
  Native: named(`
    native | moedertaal | moedertaalspreker | tweetalig | native speaker | mother tongue | mothertongue | bilingual | native or bilingual |
    native bilingual | native or bilingual proficiency | native proficiency | first language |
    muttersprache | muttersprachler | muttersprachlerin | muttersprachlich | muttersprachniveau |
    muttersprachliches niveau | zweisprachig | zweite muttersprache | lengua materna |
    idioma materno | lengua nativa | nativo | nativa | nivel nativo | nativo o bilingue |
    competencia bilingue o nativa | bilingue | materna | langue maternelle | maternelle |
    langue natale | bilingue ou langue natale | madrelingua | lingua madre | lingua materna |
    lingua nativa | madre lingua | lingua mae | nativo ou bilingue | jezyk ojczysty | ojczysty |
    dwujezyczny | rodzimy
  `),
  Fluent: named(`
    fluent | vloeiend | uitstekend | zeer goed in woord en geschrift | fluency | fluently | c2 | full professional | full professional proficiency |
    proficient | near native | nativelike | business fluent | fliessend | fliessend in wort und schrift |
    verhandlungssicher | verhandlungssicher in wort und schrift | sehr gut in wort und schrift |
    annahernd muttersprachlich | fluido | fluida | fluidez | con fluidez | competencia profesional completa |
    dominio | dominio completo | courant | couramment | courante |
    parle couramment | capacite professionnelle complete | fluente | fluentemente | corrente |
    capacita professionale completa | correntemente | fluencia | proficiencia | profissional completo |
    proficiencia profissional completa | biegly | biegla | biegle | biegla znajomosc | plynny | plynnie |
    pelna bieglosc zawodowa | bieglosc | poziom biegly
  `),
  Advanced: named(`
    advanced | gevorderd | zeer goed | c1 | c1 c2 | b2 c1 | professional working | professional working proficiency | professional |
    very good | very good command | upper advanced | fortgeschritten | fortgeschrittene kenntnisse |
    sehr gut | sehr gute kenntnisse | gute kenntnisse in wort und schrift | gut in wort und schrift |
    konversationssicher | avanzado | avanzada | nivel avanzado | muy bueno | muy alto | alto |
    nivel alto | competencia basica profesional | competencia profesional | avance | avancee | niveau avance |
    tres bon niveau | tres bon | tres bien | capacite professionnelle | professionnel | avanzato | avanzata |
    livello avanzato | ottimo | ottima | ottima conoscenza | molto buono | professionale |
    capacita professionale | avancado | avancada | nivel avancado | muito bom | profissional |
    zaawansowany | zaawansowana | zaawansowanie | poziom zaawansowany | bardzo dobry | bardzo dobra |
    bardzo dobra znajomosc
  `),
  Intermediate: named(`
    intermediate | gemiddeld | goed | redelijk | upper intermediate | pre intermediate | b1 | b2 | b1 b2 | a2 b1 | limited working |
    limited working proficiency | conversational | good | good command | working knowledge | gut |
    gute kenntnisse | mittel | mittelstufe | mittlere kenntnisse | solide kenntnisse | erweiterte kenntnisse |
    intermedio | intermedia | nivel intermedio | intermedio alto | medio | nivel medio | media | bueno | buen nivel |
    conversacion | competencia basica limitada | competencia limitada | intermediaire | niveau intermediaire |
    bonnes notions | bon niveau | bonne maitrise | bon | moyen | niveau moyen | conversationnel |
    capacite professionnelle limitee | buono | buona | buona conoscenza | discreto | discreta | livello intermedio |
    scolastico buono | capacita professionale limitata | intermediario | intermediaria | nivel intermediario |
    bom | conversacao | conversacional | profissional limitado | sredni | srednia | sredniozaawansowany |
    srednio zaawansowany | sredniozaawansowana | srednio zaawansowana | poziom sredni | dobry | dobra |
    dobra znajomosc | komunikatywny | komunikatywna | komunikatywnie
  `),
  Beginner: named(`
    beginner | basiskennis | basis | matig | a1 | a2 | a1 a2 | basic | basics | basic knowledge | elementary | elementary proficiency | notions | novice |
    limited | school | grundkenntnisse | grundlagen | anfanger | schulkenntnisse | basiskenntnisse | einfache kenntnisse |
    basico | basica | nivel basico | principiante | elemental | nivel elemental | nociones | nociones basicas | bajo |
    competencia basica | debutant | debutante | niveau debutant | elementaire | scolaire | notions de base | base | bases |
    capacite professionnelle elementaire | elementare | conoscenza elementare | conoscenza base | di base | livello base | scolastico |
    scolastica | scolastica base | basilare | conoscenza elementare | iniciante | nocoes | nocoes basicas | elementar | basico
    | podstawowy | podstawowa | podstawy | poziom podstawowy | znajomosc podstawowa | poczatkujacy
  `),
};

import type { Language } from '@sastre/shared-contracts/api';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words that tell a language and carry no meaning of their own, folded. */
export const FUNCTION_WORDS: Record<Language, readonly string[]> = {
  en: list(`a about above after all also am an and any are as at be been before being between both but by can could did do does
    during each every few for from had has have having he her here his how i if in into is it its itself just like many may me more
    most much must my no nor not now of off on once one only or other our out over own per same she should so some such than that
    the their them then there these they this those through to too under until up upon us very via was we well were what when where
    whether which while who whom whose why will with within without would you your yours`),
  es: list(`a al algo algun alguna algunos ante antes aqui asi aun aunque bajo bien cada como con contra cual cuales cuando cuanto de
    del desde donde dos durante e el ella ellas ellos en entre era eran es esa ese eso esta estaba estan estar estas este esto estos fue
    fueron ha haber habia han hasta hay he la las le les lo los mas me menos mi mientras mis mucho muy nada ni no nos nosotros nuestra
    nuestro o os otra otro otros para pero poco por porque que quien quienes se sea segun ser si sido sin sino sobre solo somos son su
    sus tambien tan tanto te tiene tienen toda todas todo todos tras tu tus u un una uno unos usted y ya yo`),
  de: list(`aber alle allem allen aller alles als also am an ander andere anderen anderer auch auf aus bei beim bin bis bist da dabei
    damit dann das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine
    einem einen einer eines er es etwas euer euch fur gegen hab habe haben hat hatte hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren
    ihrer im in ins ist ja je jede jedem jeden jeder jetzt kann kein keine keinen koennen konnen man mehr mein meine meinem meinen meiner
    mich mir mit nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so sowie uber um und uns
    unser unsere unserem unseren unter viel vom von vor war waren was weil wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen`),
};

/** All of them. */
export const ALL_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flat(),
);

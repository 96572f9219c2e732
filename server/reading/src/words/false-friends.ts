const pairs = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split(/\s*;\s*/)
    .map((pair) => pair.split(' '));

/** Beginnings of folded words of two languages that look like one root and are not the same. */
export const FALSE_FRIENDS = pairs(`
assist asist; actual aktuell; actual actual; event eventuell; event eventual; sensib sensib; sensib sensibel;
realiz realiz; pretend pretend; attend atend; contest contest; molest molest; record record; success suces; exit exit;
library libr;
college coleg; college kolleg; carrer carrer; fabric fabri; argument argument; compromis compromi; discussion discus;
conference conferenc; lecture lectur; introduc introduc; direction direkt; direction direcc; provision provision;
rent rent; chef chef;
personal personal; note not; map mapp; brav brav; become bekomm; gift gift; art art; handy handy; billion billon;
billion billion; parent parient; support soport; realiz realis; control control; controlling control; mayor mayor;
gymnas gymnas; academ academ; formation formac; intend entend;
advert advert; advise advert; experiment experiment; apply aplic; resum resum; quit quit; remov remov; assum asum;
command comand; practic prakti; student student; salut salud; public public; editor editor; principal principal;
prospect prospect; prospect prospekt; regal regal; familiar familiar;
technic technik; confident confid; consistent konsequent; gratif gratif; solicit solicit; solicitor solicit;
dispon dispon; deception decep; grocer groser; mark merk; qualified qualif; punctual puntual; punktlich puntual;
sanitarp sanitar; sanitarf sanitar`);

/** True for two words of different languages that only look alike. */
export function areFalseFriends(one: string, other: string): boolean {
  return FALSE_FRIENDS.some(
    ([first = '', second = '']) =>
      (one.startsWith(first) && other.startsWith(second)) ||
      (one.startsWith(second) && other.startsWith(first)),
  );
}

import { listed } from '../../post/listed.ts';
import { pattern } from '@sastre/reading';

/** Past forms that stand before their object and are seldom an adjective: "built a shop" and "built shops" were both done. */
export const PAST = listed(`
  built wrote won taught sold drove ran grew oversaw began chose bought drew flew rebuilt rewrote undertook redesigned refactored
  introduced organised organized negotiated launched mentored coached hired recruited interviewed facilitated presented visited
  answered repaired installed maintained handled investigated arranged cofounded co-founded rewired programmed serviced counted
  agreed ordered created developed designed implemented migrated deployed cooked cleaned prepared delivered drafted produced
  initiated resolved streamlined simplified analysed analyzed evaluated translated researched conducted performed coordinated
  administered shipped wired welded sewed drilled renegotiated restructured reorganised reorganized spearheaded authored
  documented configured monitored moderated photographed filmed choreographed directed closed opened added removed replaced
  collected raised saved solved assisted helped reviewed founded chaired advised doubled tripled halved achieved audited inspected
  represented tracked nursed instructed brewed calculated compiled demonstrated explained invoiced minimised minimized proposed
  reconciled sourced supplied wrote catalogued cataloged scanned booked logged rearranged proofread surveyed
  dismantled repointed regilded operated co-wrote mentored
  tutored deputised compared vaccinated edited briefed co-ordinated traced forecast triaged
  drafted executed welded escalated
  rewrote adapted settled forecasted budgeted tendered digitised
  staffed chased redrafted rebuilt retuned reworked
    watered pruned milked groomed supervised switched persuaded calibrated measured escalated accompanied weighed
    filed secured recovered covered stocked hosted steered merged mapped priced trimmed felled qualified traced diagnosed
    rescheduled reopened re-organised rehomed relocated renewed revised rewound tutored unloaded validated welcomed
    filleted finished pulled gave showed spotted reminded coded captioned marked lent repackaged regulated deputised`);

/** Past forms that are as often an adjective ("managed services", "held accountable", "led team"): only with a sure object. */
export const PAST_OR_ADJECTIVE = listed(`
  managed supervised planned trained automated increased reduced improved cut set put split moved tested integrated distributed
  scheduled optimised optimized served supported controlled processed guided headed restored renovated combined expanded extended
  lowered boosted accelerated modernised modernized standardised standardized digitised digitized checked treated assembled packed
  loaded educated lectured consulted recorded measured read shot spent paid cast carried transported led made kept brought held
  took found gave met fixed secured published edited baked painted updated established identified completed stitched
  rolled mixed stripped fitted labelled labeled typed entered sorted differentiated converted shortened calibrated
  specified commissioned transcribed interpreted restrung rehoused soldered machined fed allocated dispatched
  discharged costed subtitled resurfaced sterilised planted harvested`);

/** Verbs without an object, with the words that may follow. */
export const WITHOUT_OBJECT: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    worked: 'with on in as at for across closely together alongside under',
    reported: 'to on directly',
    collaborated: 'with on across closely',
    cooperated: 'with closely',
    liaised: 'with between',
    assisted: 'with in',
    helped: 'to with',
    participated: 'in',
    contributed: 'to',
    took: 'part care',
    served: 'as on',
    acted: 'as',
    volunteered: 'at as for with',
    dealt: 'with',
    coordinated: 'with between',
    communicated: 'with',
    responded: 'to',
    spoke: 'at to with about',
    lectured: 'on at in',
    looked: 'after',
    cared: 'for',
    stood: 'in',
    went: 'through',
  }).map(([verb, after]) => [verb, listed(after)]),
);

/** Present forms that are no nouns. */
export const PRESENT = listed(`
  keep write teach build bring sell hold prepare maintain analyse analyze organise organize negotiate ensure develop handle
  answer oversee repair install coordinate mentor coach supervise allocate reconcile assess administer produce compile draft update
  proofread calibrate inspect photograph catalogue label query log brief help fix monitor teach treat advise assist
  present find pull adjust provide perform conduct give inform explain titrate educate identify evaluate facilitate prescribe
  interpret escalate operate resolve accompany transcribe demonstrate supply calculate`);
/** Present forms that are as often a noun ("lead engineer", "plan for 2020"). */
export const PRESENT_OR_NOUN = listed(`
  lead manage plan run design support test train review check drive cook write create deliver serve clean program order
  process report answer cover mark book load tune adapt carry record
  own survey file chair host stock price travel pack sort service schedule guide head file map trim`);
/** Present forms of two words. */
export const PRESENT_PAIRS =
  /^(?:look after|take (?:part in|care of|charge of|over|on|responsibility for)|care for|report to|work with|(?:liaise|deal|assist) with|respond to|deputise for|contribute to|participate in|act as) /i;

/** Names of work in -ing. */
export const GERUNDS = listed(`
  managing developing designing preparing maintaining writing teaching supporting organising organizing coordinating supervising
  handling answering serving cleaning repairing installing monitoring analysing analyzing creating assisting selling keeping advising
  providing conducting performing negotiating mentoring coaching implementing`);
/** Such names that are as often an adjective or a thing: only with a sure object. */
export const GERUNDS_OR_NOUNS = listed(
  `leading building training testing planning running driving processing ordering reporting checking packing loading cooking`,
);

/** Names of work that "of" may follow. */
export const WORK_NOUNS = listed(`
  development implementation management maintenance design preparation planning organisation organization coordination administration
  supervision installation analysis creation production optimisation optimization migration integration evaluation review revision
  operation inspection repair assembly translation documentation execution processing training testing monitoring cleaning purchase
  evaluation configuration support handling scheduling architecture rollout roll-out recruitment`);

/** What surely begins an object: an article, a number, a word of possession or amount. */
export const BEGINS_OBJECT = pattern('i')`
  ^(?:
    the|an?|our|my|all|every|each|several|some|both|one|more|over|around|about|nearly|almost|up|new|two|three|four|
    five|six|seven|eight|nine|ten|eleven|twelve|dozens|hundreds|thousands|daily|weekly|[£$€~+]?\d\S*
  )$`;

/** Names of things that begin like a verb. */
export const NOUN_PAIRS =
  /^(?:assisted living|assisted reproduction|advised fund|set design|help ?desk|monitor (?:stand|calibration)|present value|supervised (?:learning|machine|classif)|measured approach|switched (?:network|mode)|developed (?:countr|econom|world|market)\p{L}*)(?!\p{L})/iu;

/** What begins no object. */
export const BEGINS_NO_OBJECT = listed(`
  by as to with from for in at on into onto of among amongst within under during after before through via against without
  was were is are be been being has have had and or but than that which who when while if because so`);
/** Words that belong to the verb before its object: "set up the", "carried out the". */
export const PARTICLES = listed('up out down off over back together');

/** Such verbs that keep their subject with a particle: "put together the". */
export const TAKES_PARTICLE = listed('set put split took brought carried rolled handed');

/** Adverbs that may stand before the verb. */
export const ADVERBS = listed(
  'successfully independently jointly regularly personally actively directly quickly consistently also then',
);

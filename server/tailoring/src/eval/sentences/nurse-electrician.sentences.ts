import { labelled } from './labelled.ts';

export const nurseSentences = labelled(
  'nurse',
  `
s: Nurse on a ward, with nine years among surgical patients and a liking for a calm handover.
s: For 9 years I have looked after surgical patients; I like a handover that stays calm.
s: Ward nurse, fond of calm handovers, with nine years of surgical patients behind her.
1d: A ward for surgical patients that has 28 beds.
1d: Twenty-eight beds, all surgical.
1.0: Look after as many as eight patients a shift, before and after surgery of the abdomen
1.0: Care for up to eight patients on each shift around abdominal operations
1.0: Up to 8 abdominal surgery patients per shift, before the operation and after it
1.1: Brought in a handover at the bedside, after which falls at night dropped by 22 percent
1.1: Cut night falls by 22% through a handover given at the bedside
1.1: Night falls went down 22 % once handover moved to the bedside
1.2: Taught wound care to 11 newly qualified nurses
1.2: Trained eleven nurses who had just qualified in caring for wounds
1.2: Wound care training for 11 newly qualified colleagues
1.3: Since 01/2022 drug charts are kept in an electronic record
1.3: Drug charts have been electronic since Jan 2022, and I keep them
2.0: Drew up the weekly rota of fourteen carers
2.0: Every week, planned the rota for 14 carers
2.1: Bought dressings with a monthly budget of £1,200
2.1: Ordered the dressings for 1.2k pounds a month
2.1: Kept the ordering of dressings within £1200 a month
L: At Stellbrook General Hospital I have been a staff nurse since March 2019.
L: Before that I worked at Fenholt Care Home, a home for 46 residents, where I planned the rota of 14 carers.
L: I hold a Bachelor of Science in nursing from Wexmoor University and read an ECG every day.
L: Polish I speak at an intermediate level.
L: Seit März 2019 arbeite ich am Stellbrook General Hospital als Krankenschwester auf einer Station mit 28 Betten.
L: Desde 2019 trabajo en Stellbrook General Hospital, con un máximo de ocho pacientes por turno.
`,
  `
number, 1.1: Introduced a bedside handover that cut falls at night by 32%
number, 1.0: Look after up to 12 patients per shift before and after abdominal surgery
number, 2.1: Ordered dressings on a budget of £12,000 a month
employer, L: Before Stellbrook I worked at Saint Brannock Infirmary.
employer, 1.2: Trained 11 newly qualified nurses for the Royal Caldbeck Trust
tool, 1.3: Keep drug charts in SAP since January 2022
degree, s: Ward nurse with a Master of Science and nine years with surgical patients.
language, L: I speak Arabic and Polish with patients.
seniority, s: Senior ward nurse who has spent nine years with surgical patients.
team, 2.0: Led a team of 14 carers
date, 1.3: Keep drug charts in an electronic record since January 2020
job-term, 1.0: Look after up to 8 patients per shift, with dialysis
job-term, s: Ward nurse with nine years in intensive care and a calm handover.
`,
);

export const electricianSentences = labelled(
  'electrician',
  `
s: Electrician for small factories and shops who works tidily and hands in the test sheets the same day.
s: Tidy electrical work in shops and small factories, with test sheets on the same day.
1d: Maintenance and rewiring in the north, for commercial customers.
1d: Rewires and maintains for commercial customers in the north.
1.0: Thirty-five shops rewired, and not one of them closed in trading hours
1.0: Rewired 35 shops, each of which stayed open during trading hours
1.0: Put new wiring into thirty five shops while they were trading
1.1: Traced faults on three-phase motors in a bottling plant that has four lines
1.1: Found the faults of 3-phase motors for a 4-line bottling plant
1.1: Fault finding on three-phase motors at a bottling plant with 4 lines
1.2: Supervised two apprentices
1.2: Was supervising 2 apprentices
1.3: Wrote the PLC program of a conveyor and so saved six hours of standstill each week
1.3: PLC programming for a conveyor: 6 hours less standstill every week
1.3: Saved 6 hours a week of standstill by programming the PLC of a conveyor
2.0: Together with a colleague, serviced a hundred and twenty lifts each year
2.0: With one colleague, serviced 120 lifts per year
2.1: Made wiring diagrams with AutoCAD
2.1: Wiring diagrams drawn in AutoCAD
L: Since June 2017 I have worked as an electrician at Gantry & Moss Electrical.
L: From 08/2013 to 05/2017 I was an apprentice electrician with Coldharbour Lifts.
L: My apprenticeship in electrical installation was at Dunmere College.
L: I hold a driving licence, program PLCs and draw in AutoCAD.
L: At Gantry & Moss I supervise two apprentices and rewire shops that stay open.
L: Bei Coldharbour Lifts habe ich im Jahr 120 Aufzüge gewartet.
L: Desde junio de 2017 soy electricista en Gantry & Moss Electrical.
`,
  `
number, 1.0: Rewired 53 shops without closing one during trading hours
number, 1.3: Programmed a PLC for a conveyor, which saved 16 hours of standstill a week
number, 2.0: Serviced twelve hundred lifts a year with a colleague
employer, 2.0: Serviced 120 lifts a year for Thyrrell Elevators
tool, 2.1: Drew wiring diagrams in SolidWorks
tool, 1.3: Programmed a PLC and a CNC for a conveyor
degree, L: I hold a bachelor's degree in electrical engineering.
language, L: I speak German with suppliers.
seniority, s: Chief electrician for shops and small factories.
team, 1.2: Supervised 7 apprentices
date, L: I have worked at Gantry & Moss Electrical since June 2012.
job-term, 1.1: Found faults on three-phase motors and furnaces for a bottling plant
job-term, s: Electrician with high voltage authorisation for shops and small factories.
`,
);

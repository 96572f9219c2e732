import { labelled } from './labelled.ts';

export const developerSentences = labelled(
  'developer',
  `
s: Writes payment services: tests come first, documentation second.
s: Developer for payment services who begins with tests and then documents.
s: I develop services for payment, tests first, documentation next.
1d: Six of us run the settlement service.
1d: Runs the settlement service in a team of six.
1.0: Took a PHP monolith apart into five Go services on Postgres
1.0: Split one PHP monolith into 5 services written in Golang with PostgreSQL
1.0: Five services in Go and PostgreSQL took the place of a PHP monolith
1.1: Lowered the median response time from 900 to 240 milliseconds
1.1: Median response now 240 ms, down from 900 ms
1.2: Wrote 1400 automated tests that GitLab runs on each change
1.2: Fourteen hundred automated tests, run in GitLab on every change
1.2: 1.4k automated tests, which GitLab runs whenever something changes
1.3: On call one week out of four
1.3: Share the on-call, one week in four
1.3: Every fourth week I am on call
2.0: Made the seat map of sixty theatres with React and TypeScript
2.0: Seat map for 60 theatres, built in TypeScript and ReactJS
2.0: Developed a seat map in React and TypeScript that 60 theatres use
2.1: Put the nightly jobs into Docker containers
2.1: Nightly jobs now run in containers with Docker
L: I have been a backend developer at Larkspur Ledger since November 2020.
L: Between 02/2018 and 10/2020 I was a junior developer at Mulberry Tickets.
L: My Master of Science in computer science is from the University of Eastmarsh.
L: Seit November 2020 arbeite ich bei Larkspur Ledger an Diensten in Go und PostgreSQL.
L: Deutsch spreche ich auf mittlerem Niveau, Englisch ist meine Muttersprache.
L: Bei Mulberry Tickets habe ich einen Saalplan mit React und TypeScript für 60 Theater gebaut.
`,
  `
number, 1.1: Brought the median response from 900 ms to 24 ms
number, 1.2: Wrote 14,000 automated tests, which run in GitLab on every change
number, 2.0: Built the seat map with React and TypeScript for 600 theatres
employer, 1.0: Split a PHP monolith into 5 services for Quorvane Bank
tool, 1.0: Split a PHP monolith into 5 services in Rust and PostgreSQL
tool, 2.1: Moved nightly jobs to Kubernetes
degree, s: Developer of payment services with a doctorate.
language, L: I speak French at an intermediate level.
seniority, s: Principal developer of payment services who writes tests first.
team, 1d: Team of 16 that runs the settlement service.
date, L: I have worked at Larkspur Ledger since May 2019.
job-term, L: Mit der Bankenaufsicht habe ich viel zu tun.
employer, L: Zuvor war ich bei Steinquell Systems in einem Team.
`,
);

export const dispatcherSentences = labelled(
  'dispatcher',
  `
s: Food transport coordinator who picks up the phone at six in the morning and stays polite.
s: Coordinates the transport of food, answers at 6 in the morning, and is still polite then.
1d: Planning of chilled deliveries to 64 supermarkets.
1d: Sixty-four supermarkets get their chilled deliveries by these plans.
1.0: Plan ninety routes for lorries each week with SAP
1.0: Weekly planning of 90 lorry routes in SAP
1.0: Use SAP to plan the 90 routes that lorries drive per week
1.1: Reduced empty runs by 17 per cent within the first year
1.1: In the first year, 17% fewer empty runs
1.1: Empty runs fell by 17 % in year one
1.2: Negotiated new rates with 12 hauliers, worth £340k a year
1.2: New rates with twelve hauliers, £340,000 per year in value
1.2: Agreed rates with a dozen hauliers that are worth 340,000 pounds each year
1.3: Lead five dispatchers
1.3: Leading a team of five dispatchers
1.3: Manage a team of 5 dispatchers
2.0: Each quarter, counted a stock of 8.5k articles
2.0: Took stock of 8,500 articles every three months
2.0: Quarterly stock counts of 8500 articles
2.1: Three depots use the packing guide that I wrote
2.1: Author of a packing guide used in 3 depots
L: I have been logistics coordinator at Northfold Provisions since February 2021.
L: From May 2016 until January 2021 I was a warehouse clerk at Brindle Parcels.
L: My French is advanced.
L: I plan in SAP, calculate in Excel and negotiate with hauliers.
L: At Northfold Provisions I plan 90 routes a week and lead a team of five.
`,
  `
number, 1.1: Cut empty runs by 71% in the first year
number, 1.2: Agreed new rates with 12 hauliers, worth £3,400,000 a year
number, 1.0: Plan 190 lorry routes a week in SAP
employer, 2.0: Counted stock of 8,500 articles for Garrick Freightways
tool, 1.0: Plan 90 lorry routes a week in Power BI
degree, L: I hold a Master of Science in logistics.
language, L: My Dutch is advanced.
seniority, s: Director of food transport who answers the phone at six in the morning.
team, 1.3: Lead a team of 25 dispatchers
team, 1.3: Lead a team of fifteen dispatchers
date, L: I have worked at Northfold Provisions since February 2017.
job-term, 1.2: Agreed customs clearance with 12 hauliers
job-term, 2.1: Wrote the packing guide and gave forklift training
`,
);

import { job } from './job.ts';

/** Jobs in English: four that fit somebody, one that fits nobody, one pasted with all that stood around it. */
export const englishJobs = [
  job(
    'ward',
    'Ashlar Community Hospital',
    `
Registered Nurse, Surgical Ward
Ashlar Community Hospital, Coldwater Bay

We are a 200-bed hospital on the coast and our surgical ward is growing.

Your tasks
- Care for patients before and after surgery, including wound care
- Give a clear handover at the end of each shift
- Teach students and newly qualified colleagues
- Record an ECG and act on it

You have
- A bachelor's degree in nursing
- 5 years of experience on a surgical ward
- Fluent English
- Experience with triage

Nice to have
- ALS certificate, Arabic
- Experience in intensive care and dialysis

Salary £34,000 and a bicycle scheme.`,
  ),
  job(
    'plant',
    'Vennel Glassworks',
    `
Maintenance Electrician
Vennel Glassworks, Sorrelby

What you will do
- Find and repair faults on motors, conveyors and furnaces
- Write and change PLC programs
- Test and inspect installations and keep the test sheets

Requirements
- Completed apprenticeship in electrical installation
- At least 4 years of experience with maintenance in industry
- Driving licence
- You can read and draw wiring diagrams, ideally in AutoCAD

Bonus: high voltage authorisation, robotics, German.`,
  ),
  job(
    'freight',
    'Dunlin Fresh Foods',
    `
Transport Planner
Dunlin Fresh Foods | Marsham

The role
- Plan routes for 40 chilled lorries
- Negotiate rates with hauliers
- Report on costs and empty runs every week
- Look after 3 planners

You bring
- Minimum 3 years in logistics
- SAP and good Excel
- French, as half of our suppliers are in Brittany

Desirable: Power BI, customs clearance, forklift training.

We offer 27 days of leave.`,
  ),
  job(
    'water',
    'Tarn Valley Water',
    `
Data Scientist, Water Quality
Tarn Valley Water, Ullock

We test drinking water for 300,000 homes.

Responsibilities
- Analyse laboratory samples with R or Python
- Maintain our PostgreSQL database of results
- Publish findings and explain them to the regulator

Requirements
- PhD in microbiology or a related field
- Solid statistics
- Fluent English

Preferred
- Experience with PCR
- TensorFlow, GIS and remote sensing`,
  ),
  job(
    'pilot',
    'Peregrine Air Charter',
    `
Helicopter Pilot, Offshore
Peregrine Air Charter, Skerry Head

You must have
- A commercial helicopter licence with instrument rating
- 1,500 flying hours, of which 500 over water
- Experience with winch rescue and night vision
- A valid class 1 medical

You will fly crews to wind farms in all seasons, brief passengers and sign the technical log.`,
  ),
  job(
    'paste',
    'Hobbin & Sedge Retail',
    `
Skip to main content   Home | Jobs | Sign in
★★★★☆ 4.1 (83 reviews)     Promoted · Reposted 3 days ago · 112 applicants
**Warehouse Team Leader** -- Hobbin &amp; Sedge Retail (Kelsing, on site)

About   the job<br>
	•	lead 8 pickers on the late shift
	•	stock counts / inventory ,  "we count everything twice"
	•	SAP , Excel (pivot tables!!)
	•	write instructions people actually read

WHAT WE NEED!!!
* 2+ years in a warehouse
* Forklift licence
* English, some Romanian
See less
People also viewed: Store Manager · Night Porter · Baker
© 2026 cookies privacy`,
  ),
];

import type { Words } from './words.types.ts';

export const el: Words = {
  summary: 'Προφίλ',
  workExperience: 'Επαγγελματική εμπειρία',
  education: 'Εκπαίδευση',
  skills: 'Δεξιότητες',
  languages: 'Γλώσσες',
  coverLetter: 'Συνοδευτική επιστολή',
  contact: 'Επικοινωνία',
  email: 'Email',
  phone: 'Τηλέφωνο',
  location: 'Τόπος κατοικίας',
  website: 'Ιστότοπος',
  present: 'σήμερα',
  comma: ', ',
  grade: 'Βαθμός',
  Beginner: 'Βασικό επίπεδο',
  Intermediate: 'Μέσο επίπεδο',
  Advanced: 'Προχωρημένο επίπεδο',
  Expert: 'Άριστο επίπεδο',
  Native: 'Μητρική γλώσσα',
  Fluent: 'Άπταιστα',
};

export { eachForm, parseLexicon, type Concept, type Scale, type Side } from '@sastre/reading';

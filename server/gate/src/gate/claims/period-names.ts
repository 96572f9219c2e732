export { PERIODS, periodOf } from '@sastre/reading';

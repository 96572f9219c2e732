export {
  isNumberWord,
  isStated,
  readNumbers,
  readPlacedNumbers,
  type PlacedNumber,
} from '@sastre/reading';

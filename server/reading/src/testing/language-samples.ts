import samples from './language-samples.data.json' with { type: 'json' };

/** Bullets and sentences as CVs have them, by language (ISO 639-1); tools keep their English names, as they do there. */
export const LANGUAGE_SAMPLES: Readonly<Record<string, readonly string[]>> = samples;

/** Texts that name no language: what stands in skill lists and headings. */
export const TOO_LITTLE_TO_TELL = ['', 'SQL, dbt, Looker', 'Kubernetes', '2019 – 2022', 'C++'];

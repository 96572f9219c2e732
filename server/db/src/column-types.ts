import type { ColumnType } from 'kysely';

/** A JSON object as stored in a jsonb column. */
export type JsonObject = Record<string, unknown>;

/** An object, written as one or as JSON text (a list must be given as text: the driver makes it an array). */
export type Json = ColumnType<JsonObject, JsonObject | string, JsonObject | string>;
/** An object, or nothing. */
export type OptionalJson = ColumnType<
  JsonObject | null,
  JsonObject | string | null | undefined,
  JsonObject | string | null
>;
/** Any JSON, written as its text. */
export type AnyJson = ColumnType<unknown, string, string>;
/** When a row was made. */
export type Created = ColumnType<Date, Date | string | undefined, never>;
/** When a row was changed; now, unless it is said. */
export type Updated = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment, or none. */
export type OptionalTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A moment. */
export type Time = ColumnType<Date, Date | string, Date | string>;

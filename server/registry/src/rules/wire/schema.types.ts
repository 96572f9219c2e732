/** A JSON schema, as far as the API's document has any. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** What travels with one call. */
export interface WireCall {
  /** `PUT /api/user/me/cv/{id}`. */
  at: string;
  /** Query parameters by name; those with `true` must be there. */
  query?: Readonly<Record<string, { required: boolean; schema: JsonSchema }>>;
  request?: JsonSchema;
  response?: JsonSchema;
}
/** Calls by the id of their endpoint. */
export type WireApi = Readonly<Record<string, WireCall>>;

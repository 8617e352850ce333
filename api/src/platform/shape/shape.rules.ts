import { z } from "zod";

/** The GraphQL type that belongs to a schema. */
export interface Shape {
  /** Name of a scalar, an enum or an object. Names of inputs end with `Input` in addition. */
  name: string;
  /** Name of the object if it is not that of the input. */
  object?: string;
  /** Description of the object. */
  description?: string;
  /** Fields that inputs require although the schema has a default for them. */
  required?: readonly string[];
  /** Fields of the schema that inputs do not have. */
  without?: readonly string[];
  /** Values of fields that objects give where REST omits them. */
  usual?: Record<string, unknown>;
}

/**
 * GraphQL types of schemas that have no `id` in OpenAPI. Register a schema after its last refinement, because
 * refinements copy it.
 */
export const shapes = /* @__PURE__ */ z.registry<Shape>();

import {
  createOperationDescriptor,
  Environment,
  type GraphQLTaggedNode,
  getRequest,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
} from "relay-runtime";
import { sample } from "./sample.ts";

/** A Relay environment with the sample's data and no network. */
export function sampleEnvironment(query: GraphQLTaggedNode) {
  const environment = new Environment({
    network: Network.create(() => Observable.create((sink) => sink.error(new Error("The sample has no server")))),
    store: new Store(new RecordSource()),
    missingFieldHandlers: [
      {
        kind: "linked",
        handle: (field, parent, { id }) =>
          field.name === "node" && parent?.getType() === ROOT_TYPE ? String(id) : undefined,
      },
    ],
  });
  const operation = createOperationDescriptor(getRequest(query), {});
  environment.commitPayload(operation, sample);
  environment.retain(operation);
  return environment;
}

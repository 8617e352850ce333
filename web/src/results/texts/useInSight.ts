import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has ever been near the visible part of the page, so that lists load when somebody scrolls to them.
 */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasInSight;
}
